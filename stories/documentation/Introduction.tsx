import facts from 'virtual:component-facts';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { Wordmark } from '@uno/ui/Wordmark';
import type { ReactNode } from 'react';
import { business } from '../../site/business.ts';
import { pictureCrops, pictureSrc } from '../../site/pictures.ts';
import { services } from '../../site/services.ts';
import { lead, opening, reader, readers, room, sill, storey, title as titleClass } from './introduction.css.ts';

/** How many components there are: each has a page. */
export const componentCount = Object.keys(facts).length;

/** One service for each of the five rooms in the drawing. */
const rooms = services.slice(0, 5);

/** The head of the documentation: a storey of lit rooms, and below its sill the title and the lead. */
export function Opening({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`sb-unstyled ${opening}`}>
      <div data-surface="tint" className={storey}>
        {rooms.map(({ name, picture }) => (
          <div key={name} className={room}>
            <img src={pictureSrc(picture, 'close')} alt="" {...pictureCrops.close} />
          </div>
        ))}
      </div>
      <div className={sill}>
        <Wordmark mark={<UnoMark />} name={business.name} />
        <h1 className={titleClass}>{title}</h1>
        <div className={lead}>{children}</div>
      </div>
    </div>
  );
}

/** A pane for each kind of reader, under the opening. Its children are `Reader`s. */
export function Readers({ children }: { children: ReactNode }) {
  return <div className={readers}>{children}</div>;
}

/** Where one reader starts: a heading and a list. */
export function Reader({ children }: { children: ReactNode }) {
  return <section className={reader}>{children}</section>;
}
