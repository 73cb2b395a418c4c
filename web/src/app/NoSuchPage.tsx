import { paths } from '@cablepark/contract/paths';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { toast } from 'react-toastify/unstyled';
import { missingTexts } from '../i18n/pages/missing.texts.ts';
import { usePageTexts } from '../i18n/pageTexts.ts';
import { useToasts } from '../ui/status/LateToasts.tsx';

/** Redirects unknown paths to home (SPEC.md §2) with a message; a direct request gets it from the server. */
export function NoSuchPage() {
  const { pathname } = useLocation();
  const t = usePageTexts(missingTexts);
  useToasts();
  useEffect(() => {
    toast.info(t.page(pathname), { toastId: pathname, autoClose: 5000 });
  }, [t, pathname]);
  return <Navigate to={paths.home} replace />;
}
