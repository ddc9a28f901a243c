import { Section, type SectionGround, SectionTitle } from '@uno/ui/Section';
import { type TestimonialService, testimonialsFor } from '../../content/testimonials.ts';
import { SiteTestimonial } from './SiteTestimonial.tsx';
import * as styles from './TestimonialSection.css.ts';

/** The testimonials about a service, or three general ones from index `first` on. Renders nothing if the company has none. The page declares the section `common`. */
export function TestimonialSection({ title, service, first, ground = 'paper' }: { title: string; service?: TestimonialService; first?: number; ground?: SectionGround }) {
  const clients = testimonialsFor(service, first);
  if (clients.length === 0) return null;
  return (
    <Section ground={ground} aria-labelledby="clients">
      <SectionTitle id="clients">{title}</SectionTitle>
      <ul className={styles.clients}>
        {clients.map((client) => (
          <li key={client.id}>
            <SiteTestimonial client={client} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
