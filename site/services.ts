import { company } from './company/facts.ts';
import { allServices, type Service, type ServiceEntry, type ServiceName } from './serviceTable.ts';

export { type Service, type ServiceName, serviceNames } from './serviceTable.ts';

/** The row of a service. */
export const serviceNamed = (name: ServiceName): ServiceEntry => allServices.find((service) => service.name === name) ?? allServices[0];

/** Whether the company offers a service. `notOffered` in `site/company/facts.yaml` removes services from the whole site. */
export const isOffered = (name: Service['name']): boolean => !company.notOffered.includes(name);

/** The services that the company offers, in the order in which they are always shown. */
export const services: readonly Service[] = allServices.filter(({ name }) => isOffered(name));

/** The services that the company does not offer: their pages, their questions and the articles about them are left out. */
export const servicesNotOffered: readonly Service[] = allServices.filter(({ name }) => !isOffered(name));
