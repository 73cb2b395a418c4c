import type { Picture } from '../studio/picture.ts';
import { mirrored, person } from '../world/body.ts';
import { guest } from '../world/clothes.ts';
import { everything } from '../world/everything.ts';
import { HOURS, turned } from '../world/hours.ts';
import { CHEER, STAND, sit } from '../world/poses.ts';
import { AIR, atRamp, COPING, skater } from '../world/ramp.ts';
import { random } from '../world/random.ts';
import { Sculpt } from '../world/sculpt.ts';

const hour = turned(HOURS.lateAfternoon, 238, 21);

export const picture: Picture = {
  hour,
  focus: { at: atRamp(0, 0, 0), reach: 14 },
  wide: { from: atRamp(-4.6, 2.25, 0.9), to: atRamp(-1.1, 2.35, -3.4), fov: 50 },
  phone: { from: atRamp(-3.8, 2.1, 1.4), to: atRamp(-1.1, 2.9, -3.4), fov: 66 },
  build: () => {
    const people = new Sculpt(9);
    const next = random(33);
    skater(
      people,
      atRamp(-0.8, COPING.y + 0.85, -COPING.z + 0.05),
      [-0.3, Math.PI / 2 - 0.25, 0.4],
      mirrored(AIR),
      {
        skin: 0xd99a6c,
        hair: 0x3a2618,
        top: 0xff6b4a,
        bottoms: 0x24405f,
        legs: 'long',
        helmet: 0x12a5ad,
        helmetStripe: 0xffc145,
        shoes: 0xf4fafb,
      },
      0xffc145,
    );
    const skate = (seed: number) => ({
      ...guest(next),
      helmet: [0xffc145, 0xf4fafb, 0x2f6fd0][seed] ?? 0xffc145,
    });
    person(people, atRamp(-3.3, COPING.y + 0.02, -COPING.z - 0.9), 0.5, CHEER, skate(0));
    person(people, atRamp(2.2, COPING.y + 0.02, -COPING.z - 0.8), -0.3, STAND, skate(1), 0.86);
    person(people, atRamp(2.6, COPING.y + 0.04, COPING.z + 0.16), Math.PI + 0.3, sit(0.5), skate(2));
    person(people, atRamp(6.5, 0.36, 3.4), -Math.PI / 2, sit(0.46), guest(next));
    person(people, atRamp(6.5, 0.36, 2.5), -Math.PI / 2 - 0.2, sit(0.46), guest(next));
    return [
      ...everything({
        hour,
        clouds: [
          { azimuth: 60, elevation: 5, width: 13 },
          { azimuth: 30, elevation: 4, width: 9 },
        ],
      }),
      people.build(),
    ];
  },
};
