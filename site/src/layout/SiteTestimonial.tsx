import { Rating, Testimonial, TestimonialSource } from '@uno/ui/Testimonial';
import { bestRating, type ClientTestimonial } from '../../content/testimonials.ts';
import { useLocale, useT } from '../i18n/TranslationProvider.tsx';

/** One testimonial with its rating and its author. The page declares the section `common`. */
export function SiteTestimonial({ client: { name, role, company, content, rating, location } }: { client: ClientTestimonial }) {
  const locale = useLocale();
  const t = useT<'common'>();
  return (
    <Testimonial
      rating={<Rating value={rating}>{t('common.rating', { rating, best: bestRating })}</Rating>}
      source={
        <TestimonialSource name={name}>
          {role[locale]}, <span>{company}</span>
          <br />
          {location[locale]}
        </TestimonialSource>
      }
    >
      {t('common.quotation', { text: content[locale] })}
    </Testimonial>
  );
}
