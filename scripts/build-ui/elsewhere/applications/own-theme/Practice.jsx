/** A dentist's page in German, in another brand: round corners, and a flower as its mark. */
import { ButtonLink } from '@uno/ui/Button';
import { CallToAction, CallToActionButtons, CallToActionTitle } from '@uno/ui/CallToAction';
import { Callout } from '@uno/ui/Callout';
import { CheckboxGroup } from '@uno/ui/CheckboxGroup';
import { ErrorBox } from '@uno/ui/ErrorBox';
import { AccordionItem, Accordion } from '@uno/ui/Accordion';
import { Footer, FooterBottom } from '@uno/ui/Footer';
import { Form, FormTrap } from '@uno/ui/Form';
import { Header } from '@uno/ui/Header';
import { Hero, HeroActions, HeroLead, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { MobileMenu, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import { NavigationMenu, NavigationMenuLink } from '@uno/ui/NavigationMenu';
import { Page, PageMain } from '@uno/ui/Page';
import { ProcessStep, ProcessSteps, ProcessStepTitle } from '@uno/ui/ProcessSteps';
import { Prose } from '@uno/ui/Prose';
import { Section, SectionTitle } from '@uno/ui/Section';
import { ServiceCard, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import { SkipLink } from '@uno/ui/SkipLink';
import { SubmitButton } from '@uno/ui/SubmitButton';
import { SuccessPanel } from '@uno/ui/SuccessPanel';
import { Rating, Testimonial, TestimonialSource } from '@uno/ui/Testimonial';
import { TextField } from '@uno/ui/TextField';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { TrustTick, TrustTicks } from '@uno/ui/TrustTicks';
import { useForm } from '@uno/ui/useForm';
import { Wordmark } from '@uno/ui/Wordmark';

const services = ['Prophylaxe', 'Füllungen', 'Zahnersatz'];
const star = 'm8 1 2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z';

const Flower = () => (
  <svg data-mark="" width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <path d="M8 0a4 4 0 0 1 4 4 4 4 0 1 1 0 8 4 4 0 1 1-8 0 4 4 0 1 1 0-8 4 4 0 0 1 4-4z" />
  </svg>
);

const Plus = () => (
  <svg data-mark="" width="1.5em" height="1.5em" viewBox="0 0 16 16" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d="M8 2v12M2 8h12" />
  </svg>
);

const brand = <Wordmark name="Flieder" mark={<Flower />} />;

const menu = [['/', 'Praxis'], ['/leistungen', 'Leistungen'], ['/praxis', 'Team und Preise'], ['/buchen', 'Buchen']];

/** The header; `current` is the address of the page. */
export const Top = ({ current }) => (
  <Header
    home={{ href: '/', label: 'Flieder, Startseite', children: brand }}
    navigation={
      <NavigationMenu aria-label="Hauptmenü">
        {menu.map(([href, words]) => (
          <NavigationMenuLink key={href} href={href} current={href === current}>
            {words}
          </NavigationMenuLink>
        ))}
      </NavigationMenu>
    }
    language={<LanguageToggle languages={[{ tag: 'de', name: 'Deutsch', href: '/' }, { tag: 'en', name: 'English', href: '/en' }]} current="de" showCurrent={false} />}
    action={
      <ButtonLink variant="primary" href="/buchen">
        Termin
      </ButtonLink>
    }
    menu={
      <MobileMenu labels={{ open: 'Menü', close: 'Schließen', title: 'Hauptmenü' }}>
        <nav aria-label="Hauptmenü">
          <MobileMenuList>
            {menu.map(([href, words]) => (
              <li key={href}>
                <MobileMenuLink href={href} current={href === current}>
                  {words}
                </MobileMenuLink>
              </li>
            ))}
          </MobileMenuList>
        </nav>
      </MobileMenu>
    }
  />
);

/** The footer, with the choice of colours. */
export const Bottom = () => (
  <Footer brand={brand}>
    <FooterBottom>
      <ThemePicker legend="Farben" system="Wie das Gerät" themes={[{ value: 'hell', label: 'Hell' }, { value: 'dunkel', label: 'Dunkel' }]} />
    </FooterBottom>
  </Footer>
);

function Appointment() {
  const form = useForm({
    check: (answers) => ({ errors: { email: answers.get('email') === '' && 'E-Mail-Adresse eingeben', wann: !answers.has('wann') && 'Eine Tageszeit wählen' } }),
    onSend: async () => {},
    failure: 'Die Anfrage wurde nicht gesendet. Bitte rufen Sie uns an.',
  });
  return (
    <Section id="termin" aria-labelledby="termin-titel">
      <SectionTitle id="termin-titel">Termin anfragen</SectionTitle>
      {form.phase === 'sent' ? (
        <SuccessPanel title="Wir melden uns bei Ihnen" level={3} />
      ) : (
        <Form {...form.formProps} action="/termin">
          {form.errorBoxProps && <ErrorBox title="Es fehlt noch etwas" level={3} {...form.errorBoxProps}>{form.failure}</ErrorBox>}
          <TextField {...form.fieldProps('email')} type="email" autoComplete="email" label="E-Mail-Adresse" />
          <CheckboxGroup id="wann" name="wann" legend="Wann passt es Ihnen?" layout="grid" error={form.errorOf('wann')} options={['Vormittag', 'Nachmittag'].map((value) => ({ value, label: value }))} />
          <SubmitButton {...form.submitButtonProps} labels={{ busy: 'Wird gesendet…' }}>Anfragen</SubmitButton>
          <FormTrap name="firma" label="Bitte leer lassen" />
        </Form>
      )}
    </Section>
  );
}

/** The whole page. */
export function Practice() {
  return (
    <Page
      skipLink={<SkipLink>Zum Inhalt</SkipLink>}
      header={<Top current="/" />}
      footer={<Bottom />}
    >
      <PageMain>
        <Hero aria-labelledby="title">
          <HeroWords>
            <HeroTitle id="title">Zähne, um die man sich kümmert</HeroTitle>
            <HeroLead>Prophylaxe, Füllungen und Zahnersatz in Weimar.</HeroLead>
            <HeroActions>
              <ButtonLink variant="primary" href="#termin">
                Termin anfragen
              </ButtonLink>
              <ButtonLink variant="secondary" href="#leistungen">
                Leistungen
              </ButtonLink>
            </HeroActions>
          </HeroWords>
        </Hero>
        <Section aria-labelledby="leistungen">
          <SectionTitle id="leistungen">Leistungen</SectionTitle>
          <ServiceCardList>
            {services.map((name) => (
              <ServiceCard key={name}>
                <ServiceCardTitle href={`#${name}`}>{name}</ServiceCardTitle>
                <ServiceCardText>In Ruhe, mit Zeit für Fragen.</ServiceCardText>
              </ServiceCard>
            ))}
          </ServiceCardList>
          <TrustTicks>
            <TrustTick mark={<Flower />}>Alle Kassen</TrustTick>
          </TrustTicks>
          <Prose>
            <ul>
              <li>Barrierefreie Praxis</li>
              <li>Parkplätze im Hof</li>
            </ul>
          </Prose>
          <Callout kind="warning" title="Gut zu wissen">
            <p>Bringen Sie Ihre Karte mit.</p>
          </Callout>
        </Section>
        <Section surface="subtle" aria-labelledby="ablauf">
          <SectionTitle id="ablauf">Ablauf</SectionTitle>
          <ProcessSteps>
            {['Gespräch', 'Behandlung'].map((name, at) => (
              <ProcessStep key={name} number={at + 1}>
                <ProcessStepTitle>{name}</ProcessStepTitle>
              </ProcessStep>
            ))}
          </ProcessSteps>
          <Testimonial
            source={<TestimonialSource name="Jana Böhm">Patientin</TestimonialSource>}
            rating={
              <Rating value={4} mark={<path d={star} />}>
                4 von 5
              </Rating>
            }
          >
            Zum ersten Mal ohne Angst.
          </Testimonial>
          <Accordion>
            <AccordionItem title="Nehmen Sie neue Patienten auf?" mark={<Plus />}>
              <p>Ja, jederzeit.</p>
            </AccordionItem>
          </Accordion>
        </Section>
        <Appointment />
        <CallToAction aria-labelledby="ruf">
          <CallToActionTitle id="ruf">Rufen Sie an</CallToActionTitle>
          <CallToActionButtons>
            <ButtonLink variant="primary" href="tel:+493643000000">
              Anrufen
            </ButtonLink>
          </CallToActionButtons>
        </CallToAction>
      </PageMain>
    </Page>
  );
}
