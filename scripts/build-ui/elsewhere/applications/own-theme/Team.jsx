import { Badge } from '@uno/ui/Badge';
import { Card, CardList, CardText, CardTitle } from '@uno/ui/Card';
import { Description, DescriptionList } from '@uno/ui/DescriptionList';
import { NoticeBox } from '@uno/ui/NoticeBox';
import { Prose } from '@uno/ui/Prose';
import { Section, SectionTitle } from '@uno/ui/Section';
import { Inner } from './Inner.jsx';

const euros = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
const prices = [['Professionelle Zahnreinigung', 98], ['Kunststofffüllung, zweiflächig', 124.5], ['Knirscherschiene', 349]];
const team = [['Dr. Mirjam Löwenthal-Achtziger', 'Zahnärztin'], ['Tomasz Wiśniewski', 'Dentalhygieniker'], ['Aylin Demir', 'Empfang']];
const hours = [['Montag bis Donnerstag', '8–18 Uhr'], ['Freitag', '8–13 Uhr'], ['Samstag und Sonntag', 'geschlossen']];

const Portrait = () => (
  <svg viewBox="0 0 30 20" fill="currentColor" aria-hidden="true">
    <circle cx="15" cy="8" r="4" />
    <path d="M7 20a8 7 0 0 1 16 0z" />
  </svg>
);

/** Prices, team and opening hours, at `/praxis`. */
export default () => (
  <Inner title="Unsere Praxis" lead="Wer wir sind, was es kostet und wann wir da sind." current="/praxis">
    <Section aria-labelledby="team">
      <SectionTitle id="team">Das Team</SectionTitle>
      <CardList columns="narrow">
        {team.map(([name, role], at) => (
          <Card key={name} picture={<Portrait />}>
            {at === 0 && <Badge kind="success">Nimmt neue Patienten</Badge>}
            <CardTitle>{name}</CardTitle>
            <CardText>{role}</CardText>
          </Card>
        ))}
      </CardList>
    </Section>
    <Section surface="subtle" aria-labelledby="preise">
      <SectionTitle id="preise">Preise ohne Versicherung</SectionTitle>
      <Prose>
        <table aria-labelledby="preise">
          <thead>
            <tr>
              <th scope="col">Behandlung</th>
              <th scope="col">ab</th>
            </tr>
          </thead>
          <tbody>
            {prices.map(([name, price]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{euros.format(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Prose>
    </Section>
    <Section aria-labelledby="zeiten">
      <SectionTitle id="zeiten">Öffnungszeiten</SectionTitle>
      <DescriptionList>
        {hours.map(([days, time]) => (
          <Description key={days} term={days}>{time}</Description>
        ))}
      </DescriptionList>
      <NoticeBox kind="information" title="Zwischen den Jahren geschlossen" level={3}>
        <p>Im Notfall hilft der Bereitschaftsdienst.</p>
      </NoticeBox>
    </Section>
  </Inner>
);
