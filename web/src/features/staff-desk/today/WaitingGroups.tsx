import { groupsPage } from '@cablepark/contract/desk-paths';
import { isEnquiryWaiting } from '@cablepark/domain/groups/enquiry';
import { useQuery } from '@tanstack/react-query';
import { useLiveReading } from '../../../live/useLiveReading.ts';
import { useStaffPageTexts } from '../../../staff/texts.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { followedGroups, groupsKey, unansweredGroups } from '../groups/api/groupEnquiries.ts';
import { groupsTexts } from '../groups/groups.texts.ts';
import styles from './DueClose.module.css';

/** How many groups wait for an answer of the desk. Renders nothing on an error, which the page of groups shows. */
export function WaitingGroups() {
  const t = useStaffPageTexts(groupsTexts);
  const now = useNow();
  const { data = [] } = useQuery(unansweredGroups);
  useLiveReading({ list: followedGroups, queryKey: groupsKey });
  const count = data.filter((enquiry) => isEnquiryWaiting(enquiry, now)).length;
  if (count === 0) return null;
  return (
    <section className={styles.due} aria-label={t.title}>
      <output>{t.count(count)}</output>
      <ButtonLink to={groupsPage}>{t.open}</ButtonLink>
    </section>
  );
}
