import { SectionTitle } from '@uno/ui/Section';
import { type TestimonialService, testimonialsFor } from '../../content/testimonials.ts';
import { ClientWords } from './ClientWords.tsx';
import * as styles from './Clients.css.ts';

/** What clients of a service said; without one, three of all. The page declares the section `common`. Stands in a `Section`. */
export function Clients({ title, service, id = 'clients' }: { title: string; service?: TestimonialService; /** Of the title. Default `clients`. */ id?: string }) {
  return (
    <>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ul className={styles.clients}>
        {testimonialsFor(service).map((client) => (
          <li key={client.id}>
            <ClientWords client={client} />
          </li>
        ))}
      </ul>
    </>
  );
}
