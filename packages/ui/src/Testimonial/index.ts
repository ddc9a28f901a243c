export { Rating, type RatingProps, Testimonial, type TestimonialProps, TestimonialSource, type TestimonialSourceProps } from './Testimonial.tsx';
