import type { Looks } from '@cablepark/domain/theme/looks.schema';
import { themeOf, themeSheet } from '@cablepark/domain/theme/theme';
import { useRereadPark } from '../../park/ParkProvider.tsx';
import { ContentEditorPage } from '../../staff/content/ContentEditorPage.tsx';
import { useStaffTexts } from '../../staff/texts.ts';
import { ColourFields } from './ColourFields.tsx';
import { LogoFields } from './LogoFields.tsx';
import { NameField } from './NameField.tsx';
import { PastLooks } from './PastLooks.tsx';

const look = (looks: Looks) => <PastLooks looks={looks} />;

/** What makes the park known at a glance, for its Admins to choose. */
export default function LooksPage() {
  const t = useStaffTexts().looks;
  const reread = useRereadPark();
  const show = (looks: Looks) => {
    // This page was sent with the colours of before; the next one brings the new ones itself.
    showSheet(themeSheet(themeOf(looks.colours)));
    reread();
  };
  return (
    <ContentEditorPage
      name="looks"
      title={t.title}
      lead={t.lead}
      look={look}
      onSaved={({ content }) => show(content)}
    >
      {({ draft, change }) => (
        <>
          <NameField />
          <LogoFields draft={draft} onChange={(logo) => change({ logo })} />
          <ColourFields draft={draft} onChange={(colours) => change({ colours })} />
        </>
      )}
    </ContentEditorPage>
  );
}

/** Puts it after the styles that came with the page. A sheet that a script makes is what the policy lets in. */
function showSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
