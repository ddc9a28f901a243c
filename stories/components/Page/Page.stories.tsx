import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer, FooterBottom, FooterTagline } from '@uno/ui/Footer';
import { Page, PageMain } from '@uno/ui/Page';
import { Section } from '@uno/ui/Section';
import { SkipLink } from '@uno/ui/SkipLink';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import { expect } from 'storybook/test';
import { business } from '../../../site/business.ts';
import { inTests } from '../../inTests.ts';
import { useWords } from '../../language.ts';
import { useNavigation } from '../../navigation.ts';
import { stringsInBoth } from '../../siteWords.ts';
import { StoryHeader } from '../../siteMenus.tsx';

const dictionaries = stringsInBoth(['footer', 'notFound']);

function ShortPage() {
  const { words } = useNavigation();
  const t = useWords(dictionaries);
  return (
    <Page
      // Storybook's frame sends links to its parent.
      skipLink={<SkipLink target="_self">{words['nav.skip']}</SkipLink>}
      header={<StoryHeader />}
      footer={
        <Footer
          brand={
            <>
              <Wordmark mark={<UnoMark />} name={business.name} />
              <FooterTagline>{t['footer.tagline']}</FooterTagline>
            </>
          }
        >
          <FooterBottom>
            <a href={business.emailHref}>{business.email}</a>
          </FooterBottom>
        </Footer>
      }
    >
      <Content />
    </Page>
  );
}

function Content() {
  const t = useWords(dictionaries);
  return (
    <PageMain>
      <Section>
        <h1>{t['notFound.title']}</h1>
        <p>{t['notFound.text']}</p>
      </Section>
    </PageMain>
  );
}

const meta = {
  title: 'Layout/Page',
  component: Page,
  subcomponents: { PageMain },
  argTypes: { skipLink: { control: false }, header: { control: false }, footer: { control: false } },
  parameters: { controls: { disable: true }, layout: 'fullscreen', docs: { story: { inline: false, height: '44rem' } } },
  render: () => <ShortPage />,
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short page: its footer is at the bottom of the window. */
export const Default: Story = {
  play: inTests(async ({ canvas }) => {
    const [header, main, footer] = [canvas.getByRole('banner'), canvas.getByRole('main'), canvas.getByRole('contentinfo')];
    for (const [one, next] of [[header, main], [main, footer]] as const) {
      await expect(Math.abs(next.getBoundingClientRect().top - one.getBoundingClientRect().bottom)).toBeLessThan(1);
    }
    await expect(footer.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(innerHeight - 1);
  }),
};

/** The content alone, as in a window that another page opened: nothing is drawn for a part that is left out. */
export const ContentAlone: Story = {
  parameters: { docs: { story: { height: '20rem' } } },
  render: () => (
    <Page>
      <Content />
    </Page>
  ),
  play: inTests(async ({ canvas }) => {
    await expect(canvas.queryByRole('banner')).toBeNull();
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
    const main = canvas.getByRole('main');
    await expect(main.parentElement?.childElementCount).toBe(1);
    await expect(Math.round(main.getBoundingClientRect().bottom)).toBeGreaterThanOrEqual(innerHeight);
  }),
};
