export { type LabelledChoice, SchedulePicker, type SchedulePickerLabels, type SchedulePickerProps } from './SchedulePicker.tsx';
export {
  type Checked,
  checkedIn,
  type Day,
  days,
  type ScheduleChoice,
  scheduleNames,
  type ScheduleNames,
  type Shift,
  shifts,
  visitsPerWeek,
} from './schedule.ts';
