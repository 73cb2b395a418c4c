import type { Group } from 'three';
import { atBar, CHAIRS, STOOLS, TABLES } from './bar.ts';
import { mirrored, person } from './body.ts';
import { guest, INSTRUCTOR } from './clothes.ts';
import { glass } from './furniture.ts';
import { DRINK, POINT, RECLINE, sit, WALK } from './poses.ts';
import { random } from './random.ts';
import { Sculpt } from './sculpt.ts';

/** People on the stools, at the tables, in the deck chairs, and someone behind the counter. */
export function barGuests(seed = 9): Group {
  const sculpt = new Sculpt(43);
  const next = random(seed);
  for (const [i, x] of STOOLS.entries()) {
    if (i === 2) continue;
    person(
      sculpt,
      atBar([x, 0.74, -1.35]),
      (i % 2 ? 0.3 : -0.25) + (i === 4 ? 2.4 : 0),
      sit(0.74),
      guest(next),
    );
  }
  person(sculpt, atBar([-1.5, 0, -1.9]), 0.9, DRINK, guest(next));
  person(sculpt, atBar([2.05, 0, -2]), -0.9, mirrored(DRINK), guest(next));
  person(sculpt, atBar([-0.4, 0, 0.5]), Math.PI, POINT, { ...INSTRUCTOR, top: 0xf4fafb, cap: 0x12808f });
  person(sculpt, atBar([1.6, 0, 0.6]), Math.PI + 0.3, DRINK, { ...guest(next), top: 0xf4fafb });
  for (const [i, at] of TABLES.entries()) {
    for (const [k, angle] of [0.4, 2.4, 4.5].entries()) {
      if ((i + k) % 4 === 3) continue;
      const [dx, dz] = [Math.cos(angle) * 0.95, Math.sin(angle) * 0.95];
      person(sculpt, atBar([at[0] + dx, 0.48, at[2] + dz]), Math.atan2(-dx, -dz), sit(0.48), guest(next));
    }
  }
  for (const [i, at] of CHAIRS.entries()) {
    if (i === 1) continue;
    person(sculpt, atBar([at[0], -0.2, at[2] - 0.1]), Math.PI + (i % 2 ? 0.15 : -0.1), RECLINE, {
      ...guest(next),
      legs: 'short',
    });
  }
  person(sculpt, atBar([-3.2, 0, -3.4]), 2.3, WALK, { ...guest(next), top: 0xffc145 });
  sculpt.within(atBar([-2.98, 0.98, -3.7]), 0, () => glass(sculpt, 0xff8a3c));
  return sculpt.build();
}
