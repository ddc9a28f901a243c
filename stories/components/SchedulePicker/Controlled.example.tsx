import { type CheckedSchedule, SchedulePicker, type SchedulePickerProps } from '@uno/ui/SchedulePicker';
import { useState } from 'react';

/** At most three days a week: a fourth is refused. */
export function AtMostThreeDays(props: SchedulePickerProps) {
  const [schedule, setSchedule] = useState<CheckedSchedule>({ frequency: 'weekly', days: ['Mon'], shifts: [] });
  return (
    <SchedulePicker
      {...props}
      value={schedule}
      onValueChange={(next) => {
        if (next.days.length <= 3) setSchedule(next);
      }}
    />
  );
}
