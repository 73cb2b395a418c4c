import { paths } from '@cablepark/contract/paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../page/Page.tsx';
import { usePark } from '../../park/ParkProvider.tsx';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Choice } from '../../ui/fields/Choice.tsx';
import { ChangeForm, emptyChange } from './change/ChangeForm.tsx';
import { DeleteForm } from './change/DeleteForm.tsx';
import { CreateForm, emptyMaking } from './create/CreateForm.tsx';
import { emptyRange } from './rangeForm.ts';

const tasks = ['create', 'change', 'delete'] as const;
type Task = (typeof tasks)[number];

/** /edit (SPEC.md §2): Editors create, change and delete slots. */
export default function EditPage() {
  const t = useStaffTexts().edit;
  const [task, setTask] = useState<Task>('create');
  const making = useState(emptyMaking);
  const changing = useState(emptyChange);
  const deleting = useState(emptyRange);
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
      <SeasonLink />
      {task === 'create' && <CreateForm kept={making} />}
      {task === 'change' && <ChangeForm kept={changing} />}
      {task === 'delete' && <DeleteForm kept={deleting} />}
    </Page>
  );
}

/** A link to the season's plan, which covers all slots. */
function SeasonLink() {
  const t = useStaffTexts().edit;
  if (!usePark().features.includes('season')) return null;
  return (
    <p className={form.hint}>
      <span>{t.wholeSeason}</span> <Link to={paths.season}>{t.wholeSeasonLink}</Link>
    </p>
  );
}
