export { Rating, Testimonial, TestimonialSource } from './Testimonial.tsx';
