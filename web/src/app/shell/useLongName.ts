import { usePark } from '../../park/ParkProvider.tsx';

/** Whether the park's name is too long for large letters in a bar; then it wraps in small ones. */
export function useLongName(): { 'data-long-name'?: '' } {
  return usePark().name.length > 16 ? { 'data-long-name': '' } : {};
}
