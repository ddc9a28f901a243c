/** A consumer's page, written as the READMEs show: only markup, with labels that are plain data. */
import { ButtonLink } from '@uno/ui/Button';
import { AccordionItem, Accordion } from '@uno/ui/Accordion';
import { Footer, FooterSection, FooterBottom, FooterLinks } from '@uno/ui/Footer';
import { Header } from '@uno/ui/Header';
import { Hero, HeroActions, HeroLead, HeroNote, HeroPicture, HeroTitle, HeroWords } from '@uno/ui/Hero';
import { LanguageToggle } from '@uno/ui/LanguageToggle';
import { Link } from '@uno/ui/Link';
import { MobileMenu, MobileMenuActions, MobileMenuLink, MobileMenuList } from '@uno/ui/MobileMenu';
import {
  NavigationMenu,
  NavigationMenuDisclosure,
  NavigationMenuLink,
  NavigationMenuPanelLink,
  NavigationMenuPanelList,
} from '@uno/ui/NavigationMenu';
import { Page, PageMain } from '@uno/ui/Page';
import { Pagination } from '@uno/ui/Pagination';
import { Section, SectionTitle } from '@uno/ui/Section';
import { ServiceCard, ServiceCardFact, ServiceCardList, ServiceCardText, ServiceCardTitle } from '@uno/ui/ServiceCard';
import { SkipLink } from '@uno/ui/SkipLink';
import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';
import { ThemePicker } from '@uno/ui/ThemePicker';
import { Wordmark } from '@uno/ui/Wordmark';

const services = ['Offices', 'Condos', 'Warehouses', 'Post-construction', 'Carpets', 'Floors'];

const languages = [
  { tag: 'en-CA', name: 'English', href: '/' },
  { tag: 'fr-CA', name: 'Français', href: '/fr' },
];

const themes = ['evergreen', 'harbour', 'brick', 'midnight', 'contrast'].map((value) => ({ value, label: value }));

/** The consumer's mark. */
const Mark = () => (
  <svg width="1em" height="1em" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill="currentColor" />
  </svg>
);

/** A picture of the consumer's own. */
const Picture = () => (
  <svg viewBox="0 0 400 300" aria-hidden="true" data-picture="">
    <path d="M20 280V40h160v240M220 280V120h160v160" fill="none" stroke="currentColor" strokeWidth="6" />
  </svg>
);

function Top() {
  return (
    <Header
      home={{ href: '/', label: 'Uno, Home', children: <Wordmark mark={<Mark />} name="Uno" /> }}
      navigation={
        <NavigationMenu aria-label="Main">
          <NavigationMenuLink href="/" active>
            Home
          </NavigationMenuLink>
          <NavigationMenuDisclosure label="Services">
            <NavigationMenuPanelList>
              <li>
                <NavigationMenuPanelLink href="#services" index>
                  All services
                </NavigationMenuPanelLink>
              </li>
              {services.map((name) => (
                <li key={name}>
                  <NavigationMenuPanelLink href={`#${name}`}>{name}</NavigationMenuPanelLink>
                </li>
              ))}
            </NavigationMenuPanelList>
          </NavigationMenuDisclosure>
          <NavigationMenuLink href="#contact">Contact</NavigationMenuLink>
        </NavigationMenu>
      }
      language={<LanguageToggle languages={languages} current="en-CA" showCurrent={false} />}
      action={
        <ButtonLink variant="primary" href="/quote">
          Get a quote
        </ButtonLink>
      }
      menu={
        <MobileMenu labels={{ open: 'Menu', close: 'Close', title: 'Main menu' }}>
          <nav aria-label="Main">
            <MobileMenuList>
              <li>
                <MobileMenuLink href="/" active>
                  Home
                </MobileMenuLink>
              </li>
              <li>
                <MobileMenuLink href="#services">Services</MobileMenuLink>
                <MobileMenuList>
                  {services.map((name) => (
                    <li key={name}>
                      <MobileMenuLink href={`#${name}`}>{name}</MobileMenuLink>
                    </li>
                  ))}
                </MobileMenuList>
              </li>
            </MobileMenuList>
          </nav>
          <MobileMenuActions>
            <ButtonLink variant="primary" href="/quote">
              Get a quote
            </ButtonLink>
          </MobileMenuActions>
        </MobileMenu>
      }
    />
  );
}

function Bottom() {
  return (
    <Footer brand={<Wordmark mark={<Mark />} name="Uno" />}>
      <FooterSection mark="1" title="Services">
        <FooterLinks>
          {services.map((name) => (
            <li key={name}>
              <Link href={`#${name}`}>{name}</Link>
            </li>
          ))}
        </FooterLinks>
      </FooterSection>
      <FooterBottom>
        <ThemePicker legend="Theme" themes={themes} />
        <p>© Uno</p>
      </FooterBottom>
    </Footer>
  );
}

/** A whole page: head with a picture, cards with and without pictures, figures, questions, pages of a list, menus, footer. */
export function Home() {
  return (
    <Page skipLink={<SkipLink>Skip to content</SkipLink>} header={<Top />} footer={<Bottom />}>
      <PageMain>
        <Hero aria-labelledby="title">
          <HeroWords>
            <HeroTitle id="title">Commercial cleaning in Montréal</HeroTitle>
            <HeroLead>Offices, condos and warehouses, cleaned after hours.</HeroLead>
            <HeroActions>
              <ButtonLink variant="primary" href="/quote">
                Get a quote
              </ButtonLink>
              <HeroNote>Emergencies: call us</HeroNote>
            </HeroActions>
          </HeroWords>
          <HeroPicture>
            <Picture />
          </HeroPicture>
        </Hero>
        <Section aria-labelledby="services">
          <SectionTitle id="services">Services</SectionTitle>
          <ServiceCardList data-cards="words">
            {services.slice(0, 3).map((name) => (
              <ServiceCard key={name} id={name}>
                <ServiceCardTitle href={`/quote#${name}`}>{name}</ServiceCardTitle>
                <ServiceCardText>Desks, floors and kitchens, after your last meeting.</ServiceCardText>
                <ServiceCardFact>5 nights a week</ServiceCardFact>
              </ServiceCard>
            ))}
          </ServiceCardList>
          <ServiceCardList data-cards="pictures">
            {services.slice(3).map((name) => (
              <ServiceCard key={name} id={name} picture={<Picture />}>
                <ServiceCardTitle href={`/quote#${name}`}>{name}</ServiceCardTitle>
                <ServiceCardText>Dust, adhesive and paint, gone before the keys change hands.</ServiceCardText>
              </ServiceCard>
            ))}
          </ServiceCardList>
        </Section>
        <Section surface="subtle">
          <StatCounterList>
            <StatCounter>
              <StatCounterFigure>
                <StatCount>200+</StatCount>
              </StatCounterFigure>
              <StatCounterLabel>sites cleaned every week</StatCounterLabel>
            </StatCounter>
          </StatCounterList>
          <Accordion>
            <AccordionItem title="Do you work at night?">
              <p>Yes, and on weekends.</p>
            </AccordionItem>
          </Accordion>
          <Pagination
            page={2}
            pages={3}
            hrefOf={(page) => `?page=${page}`}
            aria-label="Pages of services"
            labels={{ previous: 'Previous', next: 'Next', page: 'Page {page}' }}
          />
        </Section>
      </PageMain>
    </Page>
  );
}
