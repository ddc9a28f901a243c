import { Checklist, ChecklistItem } from '@uno/ui/Checklist';

/** The tasks of a service, optionally with how often each is done. */
export function TaskList({
  tasks,
  labelledBy,
}: {
  tasks: readonly (readonly [task: string, often?: string])[];
  /** The id of the list's title. */
  labelledBy: string;
}) {
  return (
    <Checklist aria-labelledby={labelledBy}>
      {tasks.map(([task, often]) => (
        <ChecklistItem key={task} note={often}>
          {task}
        </ChecklistItem>
      ))}
    </Checklist>
  );
}
