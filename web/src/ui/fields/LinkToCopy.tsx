import { toast } from 'react-toastify/unstyled';
import { Button } from '../Button.tsx';
import { Field } from './Field.tsx';
import styles from './LinkToCopy.module.css';

interface LinkToCopyProps {
  link: string;
  label: string;
  copy: string;
  copied: string;
  /** Whether copying is the primary action. */
  isFirst?: boolean;
}

/** A link to copy elsewhere. */
export function LinkToCopy({ link, label, copy, copied, isFirst = false }: LinkToCopyProps) {
  const toClipboard = async () => {
    await navigator.clipboard.writeText(link);
    toast.success(copied);
  };
  return (
    <>
      <Field
        className={styles.field}
        label={label}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      {/* Browsers offer the clipboard only over https and on localhost. */}
      {window.isSecureContext && (
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => void toClipboard()}>
          {copy}
        </Button>
      )}
    </>
  );
}
