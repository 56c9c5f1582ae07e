/** How words are read that eSpeak NG would read wrong, or as a person on the telephone would not. */
export const pronunciations: Readonly<Record<string, string>> = {
  "7:30": "seven thirty",
  "8:30": "eight thirty",
  "Ms.": "miz",
  "Dr.": "doctor",
};
