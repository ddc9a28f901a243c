import { StatCount, StatCounter, StatCounterFigure, StatCounterLabel, StatCounterList } from '@uno/ui/StatCounter';

/** Large figures, each with what it counts. */
export function Figures({
  figures,
  className,
}: {
  figures: readonly {
    readonly figure: string;
    readonly label: string;
    /** Stands before the figure. Default: nothing. */
    readonly lead?: string;
  }[];
  className?: string;
}) {
  return (
    <StatCounterList className={className}>
      {figures.map(({ figure, label, lead }) => (
        <StatCounter key={label}>
          <StatCounterFigure lead={lead}>
            <StatCount>{figure}</StatCount>
          </StatCounterFigure>
          <StatCounterLabel>{label}</StatCounterLabel>
        </StatCounter>
      ))}
    </StatCounterList>
  );
}
