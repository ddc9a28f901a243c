import facts from 'virtual:component-facts';
import { schemeOf, themeSources } from '@uno/tokens';
import { StatusRegion } from '@uno/ui/StatusRegion';
import { TextField } from '@uno/ui/TextField';
import { useDeferredValue, useMemo, useState } from 'react';
import { currentGlobals } from '../../.storybook/initial-globals.ts';
import type { Locale } from '../../site/i18n/locale.ts';
import { useLocale } from '../../site/src/i18n/TranslationProvider.tsx';
import { type Found, gallery, openFinder } from './findComponents.ts';
import { absent, card, cards, field, finder, group, groupTitle, lead, name, title as titleClass, words } from './Finder.css.ts';

const texts = {
  'en-CA': {
    title: 'Find a component',
    lead: 'Say in your words what a page must do. Or look: every picture is the one that the tests compare.',
    label: 'What do you want to do?',
    hint: 'For example: a list of cities with a badge',
    found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    none: 'Nothing was found. Try another word, or look through all components below.',
    absent: 'We have none:',
    use: 'Use',
  },
  'fr-CA': {
    title: 'Trouver un composant',
    lead: 'Dites en vos mots ce qu’une page doit faire. Ou regardez\u00a0: chaque image est celle que les tests comparent.',
    label: 'Que voulez-vous faire?',
    hint: 'Par exemple\u00a0: une liste de villes avec un badge',
    found: (count: number) => (count < 2 ? `${count} résultat` : `${count} résultats`),
    none: 'Rien n’a été trouvé. Essayez un autre mot, ou parcourez tous les composants ci-dessous.',
    absent: 'Nous n’en avons pas\u00a0:',
    use: 'Utilisez',
  },
} as const;

const find = openFinder(facts);

/** The address of a component's page, in the window around the documentation's frame. */
const addressOf = (component: string): string => `./?path=/docs/${(facts[component]?.title ?? '').toLowerCase().replace('/', '-')}--docs`;

function ComponentCard({ component, need, picture }: { component: string; need: string; picture: string }) {
  return (
    <a className={card} href={addressOf(component)} target="_top">
      <img src={`./components/${component}-${picture}.png`} alt="" loading="lazy" />
      <span className={words}>
        <span className={name} lang="en-CA">{component}</span>
        {need}
      </span>
    </a>
  );
}

function Missing({ missing, locale }: { missing: Extract<Found, { missing: unknown }>['missing']; locale: Locale }) {
  const t = texts[locale];
  return (
    <p className={absent}>
      <strong>{t.absent}</strong> {missing.what[locale]}. {missing.how[locale]} {t.use}{' '}
      {missing.use.map((component, at) => (
        <span key={component} lang="en-CA">
          {at > 0 && ', '}
          <a href={addressOf(component)} target="_top">{component}</a>
        </span>
      ))}
      .
    </p>
  );
}

/** Every component by what it is for, and a search by need. */
export function Finder() {
  const locale = useLocale();
  const t = texts[locale];
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query).trim();
  const found = useMemo(() => (asked === '' ? undefined : find(asked)), [asked]);
  const picture = schemeOf(themeSources[currentGlobals().theme]) === 'dark' ? 'midnight' : 'evergreen';
  return (
    <div className="sb-unstyled" lang={locale}>
      <h1 className={titleClass}>{t.title}</h1>
      <p className={lead}>{t.lead}</p>
      <div className={finder}>
        <div className={field}>
          <TextField label={t.label} hint={t.hint} name="need" type="search" autoComplete="off" value={query} onChange={({ currentTarget: { value } }) => setQuery(value)} />
          <StatusRegion shown>{found && (found.length === 0 ? t.none : t.found(found.length))}</StatusRegion>
        </div>
        {found && found.length > 0 && (
          <div className={cards}>
            {found.map((one) =>
              'component' in one ? (
                <ComponentCard key={one.component} component={one.component} need={one.need[locale]} picture={picture} />
              ) : (
                <Missing key={one.missing.what['en-CA']} missing={one.missing} locale={locale} />
              ),
            )}
          </div>
        )}
        {(found === undefined || found.length === 0) &&
          gallery.map(({ id, title, components }) => (
            <section key={id} className={group}>
              <h2 className={groupTitle} id={id}>{title[locale]}</h2>
              <div className={cards}>
                {components.map(({ component, need }) => (
                  <ComponentCard key={component} component={component} need={need[locale]} picture={picture} />
                ))}
              </div>
            </section>
          ))}
      </div>
    </div>
  );
}
