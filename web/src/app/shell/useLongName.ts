import { usePark } from '../../park/ParkProvider.tsx';

/** Whether the park's name is longer than a bar has room for in large letters: there it is set small, in several lines. */
export function useLongName(): { 'data-long-name'?: '' } {
  return usePark().name.length > 16 ? { 'data-long-name': '' } : {};
}
