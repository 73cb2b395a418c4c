import { type EnquiryStateNow, enquiryStateAt } from '@cablepark/domain/groups/enquiry';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { Page } from '../../../page/Page.tsx';
import form from '../../../staff/form/Form.module.css';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { LoadFailure } from '../../../ui/status/LoadFailure.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { ListSkeleton } from '../ListSkeleton.tsx';
import { followedGroups, type GroupEnquiry, groupEnquiries, groupsKey } from './api/groupEnquiries.ts';
import { EnquiryCard, type EnquiryDialog } from './EnquiryCard.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import styles from './Groups.module.css';
import { groupsTexts } from './groups.texts.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { RefuseDialog } from './RefuseDialog.tsx';

/** /desk/groups (Manager up): enquiries of groups, the desk's offers, and what became of them. */
export default function GroupsPage() {
  const t = useStaffPageTexts(groupsTexts);
  const now = useNow();
  const { data, error, isPending, refetch } = useQuery(groupEnquiries);
  useLiveReading({ list: followedGroups, queryKey: groupsKey });
  const [dialog, setDialog] = useState<EnquiryDialog | null>(null);
  const stateOf = (enquiry: GroupEnquiry) => enquiryStateAt(enquiry, now);
  const those = (...states: EnquiryStateNow[]) =>
    (data ?? []).filter((enquiry) => states.includes(stateOf(enquiry)));
  const [waiting, offered] = [those('open', 'lapsed'), those('offered')];
  const ended = those('accepted', 'declined', 'withdrawn', 'refused').toReversed();
  const cards = (enquiries: readonly GroupEnquiry[]) => (
    <ul className={styles.list}>
      {enquiries.map((enquiry) => (
        <EnquiryCard key={enquiry.id} enquiry={enquiry} state={stateOf(enquiry)} onOpen={setDialog} />
      ))}
    </ul>
  );
  return (
    <Page title={t.title} lead={t.lead}>
      {isPending && <ListSkeleton />}
      {error && !data && <LoadFailure title={t.loadFailed} error={error} onRetry={refetch} />}
      {data?.length === 0 && <p className={form.empty}>{t.none}</p>}
      {data && data.length > 0 && (
        <div className={styles.groups}>
          <section aria-labelledby="groups-waiting">
            <h2 id="groups-waiting" className={styles.heading}>
              {t.waiting}
            </h2>
            {waiting.length === 0 ? <p>{t.noneWaiting}</p> : cards(waiting)}
          </section>
          {offered.length > 0 && (
            <section aria-labelledby="groups-offered">
              <h2 id="groups-offered" className={styles.heading}>
                {t.offered}
              </h2>
              {cards(offered)}
            </section>
          )}
          {ended.length > 0 && (
            <Fold look="bar" title={<span>{t.ended(ended.length)}</span>}>
              {cards(ended)}
            </Fold>
          )}
        </div>
      )}
      {dialog?.kind === 'offer' && <OfferDialog enquiry={dialog.enquiry} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'extend' && <ExtendDialog enquiry={dialog.enquiry} onClose={() => setDialog(null)} />}
      {dialog?.kind === 'refuse' && <RefuseDialog enquiry={dialog.enquiry} onClose={() => setDialog(null)} />}
    </Page>
  );
}
