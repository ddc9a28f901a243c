import { Section, type SectionGround, SectionTitle } from '@uno/ui/Section';
import { type TestimonialService, testimonialsFor } from '../../content/testimonials.ts';
import { ClientWords } from './ClientWords.tsx';
import * as styles from './Clients.css.ts';

/** The testimonials about a service, else three of all from index `first`. Renders nothing if there are none. The page declares the section `common`. */
export function Clients({ title, service, first, ground = 'paper' }: { title: string; service?: TestimonialService; first?: number; ground?: SectionGround }) {
  const clients = testimonialsFor(service, first);
  if (clients.length === 0) return null;
  return (
    <Section ground={ground} aria-labelledby="clients">
      <SectionTitle id="clients">{title}</SectionTitle>
      <ul className={styles.clients}>
        {clients.map((client) => (
          <li key={client.id}>
            <ClientWords client={client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
