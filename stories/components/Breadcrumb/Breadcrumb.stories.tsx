import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb, BreadcrumbLink, BreadcrumbPage } from '@uno/ui/Breadcrumb';
import { expect } from 'storybook/test';
import { onPhones } from '../../frames.tsx';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { wordsIn } from '../../locale.ts';
import { StateSheet } from '../../StateSheet.tsx';

/** The steps of each breadcrumb; the last is the page itself. */
interface BreadcrumbWords {
  label: string;
  service: readonly string[];
  article: readonly string[];
}

const words: Record<'en-CA' | 'fr-CA', BreadcrumbWords> = {
  'en-CA': {
    label: 'You are here',
    service: ['Home', 'Services', 'Office cleaning'],
    article: ['Home', 'Blog', 'Operations', 'What a property manager should ask before the first site visit'],
  },
  'fr-CA': {
    label: 'Vous êtes ici',
    service: ['Accueil', 'Services', 'Entretien de bureaux'],
    article: ['Accueil', 'Blogue', 'Exploitation', 'Les questions à poser avant la première visite, quand on gère un immeuble'],
  },
};

function Trail({ to }: { /** The page at its end. */ to: 'service' | 'article' }) {
  const t = useWords(words);
  return (
    <Breadcrumb aria-label={t.label}>
      {t[to].slice(0, -1).map((step) => (
        <BreadcrumbLink key={step} href={`#${step}`}>
          {step}
        </BreadcrumbLink>
      ))}
      <BreadcrumbPage>{t[to].at(-1)}</BreadcrumbPage>
    </Breadcrumb>
  );
}

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Trail,
  subcomponents: { Breadcrumb, BreadcrumbLink, BreadcrumbPage },
  args: { to: 'service' },
  argTypes: { to: { control: 'inline-radio', options: ['service', 'article'] } },
} satisfies Meta<typeof Trail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As over the office page: two steps above, then the page itself. */
export const Default: Story = {
  play: inTests(async ({ args, canvas, globals }) => {
    const t = wordsIn(words, globals);
    await expect(canvas.getByRole('navigation', { name: t.label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(t[args.to]);
    // The page being read is marked, and is not a link.
    await expect(canvas.getByText(t[args.to].at(-1) ?? '')).toHaveAttribute('aria-current', 'page');
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(t[args.to].length - 1);
    // WCAG 2.5.8
    for (const link of links) await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  }),
};

/** A long title wraps; nothing is cut. */
export const LongTitle: Story = { args: { to: 'article' } };

/** The same on a phone. */
export const OnPhones: Story = {
  args: { to: 'article' },
  ...onPhones('9rem'),
};

/** Every state, side by side; the last step is the current page. The landmarks of one page need different names. */
export const States: Story = {
  parameters: { controls: { disable: true } },
  render: function Render() {
    const { label, service: [home, services, page] } = useWords(words);
    return (
      <StateSheet
        states={{ rest: {}, hover: {}, focus: {} }}
        render={(given, id) => (
          <Breadcrumb id={id} aria-label={`${label} (${id})`} {...given}>
            <BreadcrumbLink href="#home">{home}</BreadcrumbLink>
            <BreadcrumbLink href="#services">{services}</BreadcrumbLink>
            <BreadcrumbPage>{page}</BreadcrumbPage>
          </Breadcrumb>
        )}
      />
    );
  },
};
