import type { SurfaceName } from '@uno/tokens';
import { Section, SectionTitle } from '@uno/ui/Section';
import { type TestimonialService, testimonialsFor } from '../../content/testimonials.ts';
import { SiteTestimonial } from './SiteTestimonial.tsx';
import * as styles from './TestimonialSection.css.ts';

/** The testimonials about a service, or three general ones from index `first` on. Renders nothing if the company has none. The page declares the section `common`. */
export function TestimonialSection({ title, service, first, surface }: { title: string; service?: TestimonialService; first?: number; surface?: SurfaceName }) {
  const clients = testimonialsFor(service, first);
  if (clients.length === 0) return null;
  return (
    <Section padding="small" {...(surface && { surface })} aria-labelledby="clients">
      <SectionTitle size="small" id="clients">{title}</SectionTitle>
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
