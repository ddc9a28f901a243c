import { createInterface } from 'node:readline/promises';
import { type ClaimName, claims } from '../../site/claims.ts';
import { serviceNames } from '../../site/services.ts';
import type { CompanyInput } from './companyFile.ts';

/** The figures that a company can promise. The others are ranges, which can be added to the file later. */
const FIGURES = [
  ['serviceResponseHours', 'You answer a client’s service request within … hours'],
  ['emergencyResponseMinutes', 'You respond to an emergency call in under … minutes on average'],
  ['proposalHours', 'You send the proposal within … hours of the visit'],
  ['messageReplyHours', 'You answer a message within … hours'],
  ['recleanHours', 'You clean again within … hours what is not right'],
  ['clients', 'You have more than … business clients'],
  ['years', 'You have worked for more than … years'],
] as const;

/**
 * Asks in the terminal for the required entries of a company file, and for what is true of the company: a claim or a figure that it
 * does not give is published nowhere. The others have defaults, and can be added to the file later.
 *
 * @returns a company file
 */
export async function askForCompany(): Promise<CompanyInput> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string, fallback = ''): Promise<string> => (await terminal.question(`${question}${fallback && ` (${fallback})`}: `)).trim() || fallback;
  const list = async (question: string, fallback = ''): Promise<string[]> => (await ask(question, fallback)).split(',').flatMap((part) => part.trim() || []);
  const both = async (what: string) => {
    const en = await ask(`${what}, in English`);
    return { en, fr: await ask(`${what}, in French`, en) };
  };
  try {
    const name = await ask('Name of the company');
    const city = await both('City');
    const area = await both('City and surroundings (Greater Montréal, Grand Montréal)');
    const areaWith = { in: await ask('French: “in” that area (dans le Grand Montréal)'), of: await ask('French: “of” that area (du Grand Montréal)') };
    const [latitude = 0, longitude = 0] = (await list('Latitude, longitude')).map(Number);
    const origin = await ask('Address of the site (https://company.ca)');
    const phone = await ask('Telephone (+1-514-555-0142)');
    const email = await ask('E-mail');
    const [opens = '08:00', closes = '18:00'] = await list('Opening hours, Monday to Friday', '08:00, 18:00');
    const areas = (await list('Areas served, separated by commas')).map((area, at) => ({ name: area, footer: at < 4, search: at < 4 }));
    const social = await list('Addresses of pages on social networks, separated by commas');
    const offered = await list('Services offered', serviceNames.join(', '));
    const services = serviceNames.filter((service) => offered.includes(service));
    const ductPartner = services.includes('duct') ? await ask('Company that cleans the ducts for you') : undefined;
    console.log('What is true of your company? The site says none of it unless you answer y, or a number.');
    const isTrue: ClaimName[] = [];
    for (const { name, what } of claims) if (name !== undefined && /^y/i.test(await ask(`${what} y or n`, 'n'))) isTrue.push(name);
    const promises: Partial<Record<(typeof FIGURES)[number][0], number>> = {};
    for (const [name, what] of FIGURES) {
      const figure = await ask(`${what} (empty: not said)`);
      if (figure !== '') promises[name] = Number(figure);
    }
    const colour = await ask('Colour of the brand (#1f5fa8)');
    const colourName = await both('Name of that colour');
    const mark = await ask('Mark, an SVG file');
    return {
      name, city, area, areaWith, latitude, longitude, origin, phone, email,
      hours: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens, closes }],
      areas, social, services, ...(ductPartner !== undefined && { ductPartner }), claims: isTrue, promises, colour, colourName, mark,
    };
  } finally {
    terminal.close();
  }
}
