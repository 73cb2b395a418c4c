import { paths } from '@cablepark/contract/paths';
import type { ComponentType } from 'react';
import { useFrameTexts } from '../../i18n/LanguageProvider.tsx';
import { CalendarIcon, HomeIcon, ListIcon, SunIcon, TicketIcon, UserIcon } from '../../ui/icons.tsx';
import { Tabs } from './Tabs.tsx';
import {
  isAnybody,
  isLoggedIn,
  isPublic,
  isStaff,
  isVisitor,
  markFor,
  type Sees,
  useViewers,
} from './viewers.ts';

interface SiteTab {
  to: string;
  label: 'staff' | 'home' | 'book' | 'bookings' | 'login' | 'mySlots';
  Icon: ComponentType;
  sees: Sees;
}

const tabs: readonly SiteTab[] = [
  { to: paths.today, label: 'staff', Icon: SunIcon, sees: isStaff },
  { to: paths.home, label: 'home', Icon: HomeIcon, sees: isPublic },
  { to: paths.planner, label: 'book', Icon: CalendarIcon, sees: isAnybody },
  { to: paths.bookings, label: 'bookings', Icon: ListIcon, sees: isStaff },
  { to: paths.login, label: 'login', Icon: UserIcon, sees: isVisitor },
  { to: paths.account, label: 'mySlots', Icon: TicketIcon, sees: isLoggedIn },
];

/** The bar at a phone's lower edge on the pages that everybody has. */
export function TabBar(props: { onMore: () => void; menuOpen: boolean }) {
  const t = useFrameTexts().shell;
  const viewers = useViewers();
  const shown = tabs.flatMap(({ to, label, Icon, sees }) => {
    const mark = markFor(viewers, sees);
    return mark ? [{ to, text: t[label], Icon, mark }] : [];
  });
  return <Tabs label={t.quickMenu} tabs={shown} {...props} />;
}
