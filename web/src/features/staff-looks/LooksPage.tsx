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

/** The park's logo and colours, for its Admins. */
export default function LooksPage() {
  const t = useStaffTexts().looks;
  const reread = useRereadPark();
  const show = (looks: Looks) => {
    // This page has the old style sheet; the next one gets the new one from the server.
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

/** Adds it after the page's styles. The content security policy allows a sheet constructed by a script. */
function showSheet(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
