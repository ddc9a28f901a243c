export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './Accordion.tsx';
export { AccordionToggleAll, type AccordionToggleAllProps } from './AccordionToggleAll.tsx';
