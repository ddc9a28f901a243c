import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { ButtonLink } from '@uno/ui/Button';
import { PageHeader, PageHeaderActions } from '@uno/ui/PageHeader';
import { PageLead, PageTitle } from '@uno/ui/PageTitle';
import { expect } from 'storybook/test';
import { pictureCrops, pictureSrc } from '../../../site/pictures.ts';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { business } from '../../../site/business.ts';

const words = {
  'en-CA': {
    here: 'You are here',
    home: 'Home',
    about: 'About',
    title: 'The people who clean your building',
    lead: `Crews that we hire and supervise ourselves clean for more than 200\u00a0businesses in ${business.area['en-CA']}.`,
    quote: 'Get a quote',
    contact: 'Contact us',
    picture: 'A team of seven in front of the depot’s roll-up door, with their tools.',
  },
  'fr-CA': {
    here: 'Vous êtes ici',
    home: 'Accueil',
    about: 'À propos',
    title: 'Les gens qui nettoient votre immeuble',
    lead: `Des équipes que nous embauchons et encadrons nous-mêmes entretiennent les locaux de plus de 200\u00a0entreprises ${business.areaWith.of}.`,
    quote: 'Demander une soumission',
    contact: 'Nous joindre',
    picture: 'Une équipe de sept personnes devant la porte roulante du dépôt, avec ses outils.',
  },
};

interface Parts {
  /** The breadcrumb. */
  breadcrumb: boolean;
  /** What to do next. */
  actions: boolean;
  picture: boolean;
}

function AboutHeader({ breadcrumb, actions, picture }: Parts) {
  const t = useWords(words);
  return (
    <PageHeader picture={picture ? <img src={pictureSrc('about', 'wide')} alt={t.picture} {...pictureCrops.wide} /> : undefined}>
      {breadcrumb ? (
        <Breadcrumb aria-label={t.here}>
          <BreadcrumbLink href="#home">{t.home}</BreadcrumbLink>
          <BreadcrumbPage>{t.about}</BreadcrumbPage>
        </Breadcrumb>
      ) : null}
      <PageTitle>{t.title}</PageTitle>
      <PageLead>{t.lead}</PageLead>
      {actions ? (
        <PageHeaderActions>
          <ButtonLink variant="primary" href="#quote">{t.quote}</ButtonLink>
          <ButtonLink variant="secondary" href="#contact">
            {t.contact}
          </ButtonLink>
        </PageHeaderActions>
      ) : null}
    </PageHeader>
  );
}

const meta = {
  title: 'Layout/PageHeader',
  component: AboutHeader,
  subcomponents: { PageHeader, PageTitle, PageLead, PageHeaderActions },
  parameters: { layout: 'fullscreen' },
  args: { breadcrumb: true, actions: true, picture: true },
} satisfies Meta<typeof AboutHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Breadcrumb, title, lead beside its last line, two buttons, and a picture below all of them. */
export const Default: Story = {
  play: inTests(async ({ canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t.title);
    await expect(canvas.getByText(t.lead, { normalizer: (text) => text })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t.picture })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.quote })).toBeVisible();
  }),
};

/** Only a title and a lead. */
export const WordsAlone: Story = { args: { breadcrumb: false, actions: false, picture: false } };

/** A title of another level has the same place and size. */
export const AnotherLevel: Story = {
  tags: ['test-only'],
  globals: { viewport: { value: 'w1280' } },
  render: function Render() {
    const t = useWords(words);
    return (
      <>
        {([1, 2] as const).map((level) => (
          <PageHeader key={level}>
            <PageTitle level={level}>{t.title}</PageTitle>
            <PageLead>{t.lead}</PageLead>
          </PageHeader>
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading').map((title) => title.getBoundingClientRect());
    await expect([second?.left, second?.width, second?.height]).toEqual([first?.left, first?.width, first?.height]);
  },
};

/** One part under the other on a phone. */
export const OnPhones: Story = onPhones('44rem');
