import { themeCss } from '@uno/tokens';
import { tailwindTheme, themeFile, themeModule } from '@uno/tokens/themeFrom';
import { Button } from '@uno/ui/Button';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { TextArea } from '@uno/ui/TextArea';
import { TextField } from '@uno/ui/TextField';
import { useState } from 'react';
import { Words } from './Choices.tsx';
import type { LabState } from './labState.ts';
import type { LabWords } from './labWords.ts';
import type { SolvedLab } from './solve.ts';
import { buttons } from './ThemeLab.css.ts';

/** The files of a theme: the ending of the name, and the content. */
const formats = {
  tokens: { ending: 'tokens.json', write: (_: string, { source }: SolvedLab) => themeFile(source) },
  css: { ending: 'css', write: (name: string, { source }: SolvedLab) => themeCss(name, source, { default: true }) },
  typescript: { ending: 'ts', write: (name: string, { source }: SolvedLab) => themeModule(name, source) },
  tailwind: { ending: 'tailwind.css', write: () => tailwindTheme() },
} as const;
type Format = keyof typeof formats;
const formatNames = ['tokens', 'css', 'typescript', 'tailwind'] as const satisfies readonly Format[];
const formatLabels: Readonly<Record<Format, string>> = { tokens: 'DTCG (JSON)', css: 'CSS', typescript: 'TypeScript', tailwind: 'Tailwind 4' };

interface FilesProps {
  t: LabWords;
  state: LabState;
  solved: SolvedLab;
  onChange: (what: string, change: Partial<LabState>) => void;
  onSettle: () => void;
  /** The address that carries the state. */
  link: string;
}

/** The content of a file, or why it can't be written. */
function written(format: Format, name: string, solved: SolvedLab): { readonly text: string } | { readonly problem: string } {
  try {
    return { text: formats[format].write(name, solved) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

function save(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  Object.assign(document.createElement('a'), { href: address, download: file }).click();
  URL.revokeObjectURL(address);
}

/** The theme as files and as a link. */
export function Files({ t, state, solved, onChange, onSettle, link }: FilesProps) {
  const [format, setFormat] = useState<Format>('tokens');
  const [told, setTold] = useState('');
  const file = written(format, state.name, solved);
  const text = 'text' in file ? file.text : '';
  const copy = (words: string) => {
    navigator.clipboard.writeText(words).then(
      () => setTold(t.copied),
      () => setTold(t.notCopied),
    );
  };
  return (
    <section>
      <h2>{t.files}</h2>
      <TextField label={t.name} hint={t.nameHint} name="name" value={state.name} error={'problem' in file ? file.problem : undefined} spellCheck={false} autoComplete="off" onChange={({ currentTarget: { value } }) => onChange('name', { name: value })} onBlur={onSettle} />
      <Words label={t.format} name="format" values={formatNames} words={formatLabels} value={format} onValue={setFormat} />
      <TextArea label={t.fileText} name="file" rows={10} readOnly value={text} spellCheck={false} />
      <div className={buttons}>
        <Button variant="primary" aria-disabled={text === ''} onClick={() => text !== '' && save(`${state.name}.${formats[format].ending}`, text)}>
          {t.download}
        </Button>
        <Button aria-disabled={text === ''} onClick={() => text !== '' && copy(text)}>
          {t.copy}
        </Button>
      </div>
      <TextField label={t.link} name="link" readOnly value={link} />
      <div className={buttons}>
        <Button onClick={() => copy(link)}>{t.copy}</Button>
      </div>
      <StatusRegion shown>{told}</StatusRegion>
      <p>{t.dark}</p>
    </section>
  );
}
