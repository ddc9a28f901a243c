/** A page whose pattern has a parameter, made as CONTRIBUTING.md describes: its folder, and its entry in the route table. */

/** The entry of the route table. */
export const SAMPLE_ROUTE = "{ name: 'sample', path: '/samples/:slug', family: 'sample', form: false, sitemap: true },";

/** The page's files, by name. */
export const sampleFiles: Readonly<Record<string, string>> = {
  'Page.tsx': `
import { Container } from '@uno/ui/Section';
import { useT } from '../../i18n/TranslationProvider.tsx';
import type { PageProps } from '../declaration.ts';

export default function SamplePage({ params: { slug = '' } }: PageProps) {
  const t = useT<'common'>();
  return (
    <Container>
      <h1>{t('common.youAreHere')} {slug}</h1>
      {slug === 'none' && <p>One more paragraph.</p>}
    </Container>
  );
}
`,
  'declaration.ts': `
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

const head = { 'head.sample.title': 'Samples', 'head.sample.description': 'Samples.', 'head.sample.keywords': 'samples' };

export default definePage({
  name: 'sample',
  head: { 'en-CA': head, 'fr-CA': head },
  sections: ['common'],
  picture: 'blog',
  Page,
  *addresses() {
    for (const at of [1, 2, 3]) {
      yield { params: { slug: \`sample-\${at}\` }, head: { title: \`Sample \${at}\`, description: \`The sample number \${at}.\`, keywords: 'sample' } };
    }
  },
});
`,
};
