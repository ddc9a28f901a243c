import { Card, CardList, CardText, CardTitle } from '@uno/ui/Card';
import { EmptyState, EmptyStateTitle } from '@uno/ui/EmptyState';
import { FilterChipLink, FilterChips } from '@uno/ui/FilterChips';
import { ResultCount } from '@uno/ui/ResultCount';
import { SearchField } from '@uno/ui/SearchField';
import { Section } from '@uno/ui/Section';
import { Inner } from './Inner.jsx';

const treatments = [
  ['Prophylaxe', 'Vorsorge', 'Zahnreinigung, Politur und Fluoridierung.'],
  ['Kinderprophylaxe', 'Vorsorge', 'Putzen üben, Zähne versiegeln.'],
  ['Röntgenaufnahme', 'Vorsorge', 'Digital, mit geringer Strahlung.'],
  ['Füllungen', 'Zahnerhalt', 'Aus Kunststoff oder Keramik.'],
  ['Wurzelkanalbehandlung', 'Zahnerhalt', 'Mit dem Mikroskop, in ein oder zwei Sitzungen.'],
  ['Zahnersatz', 'Zahnersatz', 'Kronen, Brücken und Prothesen.'],
];
const areas = [...new Set(treatments.map(([, area]) => area))];

/** The treatments, with a search and a filter in the address, at `/leistungen`. */
export default () => {
  const asked = new URLSearchParams(location.search);
  const [search, area] = [asked.get('suche') ?? '', asked.get('bereich') ?? ''];
  const found = treatments.filter(([name, own, text]) => (area === '' || own === area) && `${name} ${text}`.toLowerCase().includes(search.toLowerCase()));
  const hrefOf = (next) => `/leistungen?${new URLSearchParams({ suche: search, bereich: next })}`;
  return (
    <Inner title="Leistungen" lead="Was wir für Ihre Zähne tun." current="/leistungen">
      <Section aria-label="Alle Leistungen">
        <SearchField label="Leistungen durchsuchen" labels={{ submit: 'Suchen', clear: 'Suche leeren' }} name="suche" action="/leistungen" defaultValue={search}>
          {area !== '' && <input type="hidden" name="bereich" value={area} />}
        </SearchField>
        <FilterChips label="Bereich">
          {areas.map((name) => (
            <FilterChipLink key={name} active={name === area} href={hrefOf(name === area ? '' : name)}>
              {name}
            </FilterChipLink>
          ))}
        </FilterChips>
        <ResultCount count={found.length} total={treatments.length}>
          {found.length} von {treatments.length} Leistungen
        </ResultCount>
        {found.length === 0 && <EmptyState><EmptyStateTitle>Keine Leistung enthält diese Wörter</EmptyStateTitle></EmptyState>}
        <CardList>
          {found.map(([name, own, text]) => (
            <Card key={name}>
              <CardTitle level={2}>{name}</CardTitle>
              <CardText>{text} Bereich: {own}.</CardText>
            </Card>
          ))}
        </CardList>
      </Section>
    </Inner>
  );
};
