/** A five-pointed star in a 16 px square, as an SVG path; stars.module.css repeats it five times. */
export const starPath = 'M8 1L9.9 5.9L15.2 6.3L11.1 9.6L12.5 14.7L8 11.9L3.5 14.7L4.9 9.6L0.8 6.3L6.1 5.9Z'
