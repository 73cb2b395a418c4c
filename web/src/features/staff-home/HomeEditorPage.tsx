import type { HomePage } from '@cablepark/domain/content/home.schema';
import { shownScenes } from '@cablepark/domain/content/scenes';
import { type ComponentType, useState } from 'react';
import { BilingualArea, BilingualField } from '../../staff/content/BilingualField.tsx';
import { ContentEditorPage } from '../../staff/content/ContentEditorPage.tsx';
import type { ContentEditor } from '../../staff/content/useContentEditor.ts';
import form from '../../staff/form/Form.module.css';
import { useStaffTexts } from '../../staff/texts.ts';
import { Preview, type TourOfPreview } from './Preview.tsx';
import { SceneList } from './SceneList.tsx';

interface HomeEditorPageProps {
  /** The scenes as visitors see them. */
  Tour: ComponentType<TourOfPreview>;
}

/** The editor of the home page for Admins: its scenes, and its description for search engines. */
export function HomeEditorPage({ Tour }: HomeEditorPageProps) {
  const t = useStaffTexts().home;
  return (
    <ContentEditorPage name="home" title={t.title} lead={t.lead} look={lookThrough(Tour)}>
      {(editor) => <HomeFields editor={editor} Tour={Tour} />}
    </ContentEditorPage>
  );
}

/** The preview of an earlier version, on a phone. */
function lookThrough(Tour: HomeEditorPageProps['Tour']) {
  return (content: HomePage) => <Preview Tour={Tour} scenes={shownScenes(content)} current={null} isSmall />;
}

function HomeFields({ editor, Tour }: HomeEditorPageProps & { editor: ContentEditor<'home'> }) {
  const t = useStaffTexts().home;
  const { draft, change, fault } = editor;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <SceneList
        scenes={draft.scenes}
        open={open}
        onOpen={setOpen}
        onChange={(scenes: HomePage['scenes']) => change({ scenes })}
        fault={fault}
        preview={<Preview Tour={Tour} scenes={shownScenes(draft)} current={open} />}
      />
      <fieldset className={form.card}>
        <legend className={form.sectionTitle}>{t.about.title}</legend>
        <p className={form.hint}>{t.about.hint}</p>
        <BilingualField
          label={t.about.name}
          value={draft.title}
          onChange={(title) => change({ title })}
          path="title"
          fault={fault}
        />
        <BilingualArea
          label={t.about.description}
          rows={3}
          value={draft.description}
          onChange={(description) => change({ description })}
          path="description"
          fault={fault}
        />
      </fieldset>
    </>
  );
}
