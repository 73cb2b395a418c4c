import { paths } from '@cablepark/contract/paths';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { missingTexts } from '../i18n/missing.texts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';
import { useToasts } from '../ui/status/LateToasts.tsx';

/** Any other path leads home (SPEC.md §2) and says what was not found; the server says it to whoever comes from outside. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const t = usePageTexts(missingTexts);
  useToasts();
  useEffect(() => {
    toast.info(t.page(pathname), { toastId: pathname, autoClose: 5000 });
  }, [t, pathname]);
  return <Navigate to={paths.home} replace />;
}
