import type { home as pl } from '../pl/home.ts';
import { nonBreaking } from './nonBreaking.ts';

export const home: typeof pl = nonBreaking({
  title: 'Wakeboarding by the lake',
  description: 'A cable park: see which times are available. Book 15 minutes on the water online.',
  tour: 'The park, stop by stop',
  pause: 'Stop scrolling',
  play: 'Start scrolling',
  scenes: {
    cable: {
      name: 'Cable',
      title: 'Fifteen minutes you’ll talk about all summer',
      line: 'Pick a track and a time, step onto the dock, and for fifteen minutes the track is yours alone.',
      action: 'Book a slot',
      alt: 'Morning on the lake: a rider high above the big kicker, a ribbon of spray behind.',
    },
    bar: {
      name: 'Bar',
      title: 'Sunset from the front row',
      line: 'Something cold, something hot off the grill, and the best view of everyone still out riding.',
      action: 'Visit the bar',
      alt: 'The bar’s terrace at sunset: strings of lights, guests at the tables, water beyond.',
    },
    instructor: {
      name: 'Instructor',
      title: 'First time? We’re right beside you',
      line: 'An instructor shows you how to stand up, hold the handle and fall in with style. Most people ride in their first session.',
      action: 'See prices',
      alt: 'An instructor crouches on the dock beside a beginner who sits ready to start.',
    },
    bilevel: {
      name: 'Two levels',
      title: 'Water on two floors',
      line: 'Drop from the upper pool down the ramp and straight into the lower one, right beside the waterfall.',
      action: 'See the obstacles',
      alt: 'A rider leaps from the upper pool over a white and red ramp, a waterfall at the side.',
    },
    beach: {
      name: 'Beach',
      title: 'A beach for the rest of the crew',
      line: 'Sand, parasols and shallow water for the kids. You can skip riding altogether and still go home happy.',
      action: 'How to get here',
      alt: 'A sandy beach at noon: bright parasols, deckchairs, children with a ball by the water.',
    },
    party: {
      name: 'Parties',
      title: 'When the cable stops, the music starts',
      line: 'Concerts by the water, night rides under the lights, and contests that leave you hoarse from cheering.',
      action: 'What’s on',
      alt: 'A stage by the water at night: coloured beams over a dancing crowd, mirrored in the lake.',
    },
    camping: {
      name: 'Stay over',
      title: 'Stay the night, the water will wait',
      line: 'Cottages and tents a few steps from the dock. A campfire in the evening, the first slot before anyone else arrives.',
      action: 'See where to sleep',
      alt: 'Tents under the stars: the moon above the lake, a campfire, fairy lights between the trees.',
    },
    miniramp: {
      name: 'Mini ramp',
      title: 'Let the board dry. You keep riding',
      line: 'The mini ramp stands next to the cable. Bring a skateboard and try on land what you’re about to do on water.',
      action: 'Get in touch',
      alt: 'A boy in the air above the edge of a wooden mini ramp, the lake and the cable behind.',
    },
  },
});
