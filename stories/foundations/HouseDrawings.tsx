import { tints } from '@uno/ui/CategoryBadge';
import { Doorbell, IntercomSpeaker } from '@uno/ui/house/AuthorIntercom';
import { MeasuredWindow, WetFloorSign } from '@uno/ui/house/CalloutPictures';
import { CategoryWindow } from '@uno/ui/house/CategoryWindow';
import { CoverageWindow } from '@uno/ui/house/CoverageWindow';
import { CrackedWindow } from '@uno/ui/house/CrackedWindow';
import { SashWindow } from '@uno/ui/house/SashWindow';
import { UnoMark } from '@uno/ui/house/UnoMark';
import { WindowBlind } from '@uno/ui/house/WindowBlind';
import { iconName, iconPane, iconPanes, page } from './foundations.css.ts';

/** The drawings that need no component around them, by name. */
export const shown = [
  ['UnoMark', <UnoMark key="" />],
  ['CategoryWindow', tints.map((tint) => <CategoryWindow key={tint} tint={tint} />)],
  ['CoverageWindow', [true, false].map((full) => <CoverageWindow key={String(full)} full={full} />)],
  ['SashWindow', <SashWindow key="" />],
  ['Doorbell', <Doorbell key="" />],
  ['IntercomSpeaker', <IntercomSpeaker key="" />],
  ['WetFloorSign', <WetFloorSign key="" />],
  ['MeasuredWindow', <MeasuredWindow key="" />],
  ['CrackedWindow', <CrackedWindow key="" />],
  ['WindowBlind', <WindowBlind key="" />],
] as const;

/** Uno's drawings, each with its name. */
export function HouseDrawings() {
  return (
    <section className={page}>
      <ul className={iconPanes}>
        {shown.map(([name, drawing]) => (
          <li key={name} className={iconPane}>
            <div aria-hidden="true">{drawing}</div>
            <strong className={iconName}>{name}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
