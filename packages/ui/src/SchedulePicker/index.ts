export { SchedulePicker, type SchedulePickerLabels, type SchedulePickerProps } from './SchedulePicker.tsx';
export {
  type Checked,
  type Day,
  days,
  frequencies,
  type Frequency,
  kindOf,
  type Schedule,
  scheduleFor,
  type ScheduleKind,
  scheduleNames,
  type ScheduleNames,
  scheduleOf,
  type Shift,
  shifts,
} from './schedule.ts';
