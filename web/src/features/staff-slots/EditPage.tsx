import { useState } from 'react';
import { Page } from '../../page/Page.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { CreateForm } from './CreateForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';

const tasks = ['create', 'change', 'delete'] as const;
type Task = (typeof tasks)[number];

/** /edit (SPEC.md §2): Editors make, change and delete slots. */
export default function EditPage() {
  const t = useStaffTexts().edit;
  const [task, setTask] = useState<Task>('create');
  return (
    <Page title={t.title} lead={t.lead}>
      <div>
        <Choice
          legend={t.task}
          options={tasks.map((value) => ({ value, label: t.tasks[value] }))}
          value={task}
          onChange={setTask}
        />
      </div>
      {task === 'create' && <CreateForm />}
      {task === 'change' && <ChangeForm />}
      {task === 'delete' && <DeleteForm />}
    </Page>
  );
}
