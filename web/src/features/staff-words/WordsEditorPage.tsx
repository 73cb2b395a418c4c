import { paths } from '@cablepark/contract/paths';
import { isLegalName } from '@cablepark/domain/legal/our-legal';
import { Navigate, useParams } from 'react-router';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { ContentEditorPage } from '../../staff/content/ContentEditorPage.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { LegalFields } from './LegalFields.tsx';
import { isEditedName } from './pages.ts';
import { WordsFields } from './WordsFields.tsx';

/** /desk/pages/bar and similar: the editor of one of the park's pages, for Admins. */
export default function WordsEditorPage() {
  const { name = '' } = useParams();
  const t = useStaffTexts().words;
  const reread = useRereadPark();
  if (!isEditedName(name)) return <Navigate to={paths.pagesEditor} replace />;
  const about = { title: t.names[name], lead: t.leads[name] };
  if (isLegalName(name)) {
    return (
      <ContentEditorPage name={name} {...about}>
        {({ draft, isDirty, change, fault }) => (
          <LegalFields draft={draft} shows={!isDirty} change={change} fault={fault} />
        )}
      </ContentEditorPage>
    );
  }
  return (
    // Its visibility is part of the park's data.
    <ContentEditorPage name={name} {...about} onSaved={reread}>
      {({ draft, change, fault }) => <WordsFields draft={draft} change={change} fault={fault} />}
    </ContentEditorPage>
  );
}
