/** A page whose pattern has a parameter, made as CONTRIBUTING.md describes: its folder, and its entry in the route table. */

/** The entry of the route table. */
export const SAMPLE_ROUTE = "{ name: 'sample', path: '/samples/:slug', family: 'sample', form: false, sitemap: true },";

/** The page, with about six kilobytes of text that differ by address, as articles do; that of `edited` has one more paragraph. */
const page = (edited: string) => `
import { Container } from '@uno/ui/Section';
import { useT } from '../../i18n/TranslationProvider.tsx';
import type { PageProps } from '../declaration.ts';

const words = 'floor window stairs lobby glass dust water night key lift snow salt carpet desk door light paper brush mop cart'.split(' ');

const texts = (slug: string): string[] => {
  let seed = [...slug].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0;
  const word = () => words[(seed = (seed * 1664525 + 1013904223) >>> 0) % words.length] ?? '';
  const paragraphs = Array.from({ length: 20 }, () => Array.from({ length: 50 }, word).join(' '));
  return slug === '${edited}' ? [...paragraphs, 'One more paragraph.'] : paragraphs;
};

export default function SamplePage({ params: { slug = '' } }: PageProps) {
  const t = useT<'common'>();
  return (
    <Container>
      <h1>{t('common.youAreHere')} {slug}</h1>
      {texts(slug).map((text) => <p key={text}>{text}</p>)}
    </Container>
  );
}
`;

const declaration = (count: number) => `
import { definePage } from '../declaration.ts';
import Page from './Page.tsx';

const head = { 'head.sample.title': 'Samples', 'head.sample.description': 'Samples.', 'head.sample.keywords': 'samples' };

export default definePage({
  name: 'sample',
  head: { 'en-CA': head, 'fr-CA': head },
  sections: ['common'],
  picture: 'blog',
  Page,
  *entries() {
    for (let at = 1; at <= ${count}; at += 1) {
      yield { params: { slug: \`sample-\${at}\` }, head: { title: \`Sample \${at}\`, description: \`The sample number \${at}.\`, keywords: 'sample' } };
    }
  },
});
`;

/** The page's files, by name. */
export const sampleFiles = (count: number, edited = ''): Readonly<Record<string, string>> => ({
  'declaration.ts': declaration(count),
  'Page.tsx': page(edited),
});
