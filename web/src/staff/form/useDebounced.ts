import { useEffect, useState } from 'react';

/** The value after it has been stable for `restMs`. */
export function useDebounced<T>(value: T, restMs: number): T {
  const [settledValue, setSettledValue] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettledValue(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return settledValue;
}
