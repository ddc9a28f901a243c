import { ButtonLink } from '@uno/ui/Button';
import { Link } from '@uno/ui/Link';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './Aside.css.ts';

/** Panes with links, beside a list of articles or below it. */
export function Aside({ label, children }: { label: string; children: ReactNode }) {
  return (
    <aside aria-label={label} className={styles.aside}>
      {children}
    </aside>
  );
}

/** A titled list of chips or badges; `className` replaces the layout of the list. */
export function AsideChips({ title, className = styles.chips, children }: { title: string; className?: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.pane}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={className}>{children}</ul>
    </nav>
  );
}

/** A pane with links to pages. */
export const AsideLinks = ({ title, links }: { title: string; links: readonly { readonly href: string; readonly text: string }[] }) => (
  <AsideChips title={title} className={styles.links}>
    {links.map(({ href, text }) => (
      <li key={href}>
        <Link href={href} className={styles.link}>
          {text}
        </Link>
      </li>
    ))}
  </AsideChips>
);

/** A pane with a title, a text and one link styled as a button, whose text is the children. */
export function AsideOffer({ title, text, ...link }: ComponentProps<typeof ButtonLink> & { title: string; text: string }) {
  return (
    <div className={styles.pane}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ButtonLink {...link} />
    </div>
  );
}
