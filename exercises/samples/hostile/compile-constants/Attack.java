package course;

/** Has constants that double in length thirty times: the last would be 16 GiB. */
public class Attack extends RightAnswers {

    private static final String S0 = "sixteen letters ";
    private static final String S1 = S0 + S0;
    private static final String S2 = S1 + S1;
    private static final String S3 = S2 + S2;
    private static final String S4 = S3 + S3;
    private static final String S5 = S4 + S4;
    private static final String S6 = S5 + S5;
    private static final String S7 = S6 + S6;
    private static final String S8 = S7 + S7;
    private static final String S9 = S8 + S8;
    private static final String S10 = S9 + S9;
    private static final String S11 = S10 + S10;
    private static final String S12 = S11 + S11;
    private static final String S13 = S12 + S12;
    private static final String S14 = S13 + S13;
    private static final String S15 = S14 + S14;
    private static final String S16 = S15 + S15;
    private static final String S17 = S16 + S16;
    private static final String S18 = S17 + S17;
    private static final String S19 = S18 + S18;
    private static final String S20 = S19 + S19;
    private static final String S21 = S20 + S20;
    private static final String S22 = S21 + S21;
    private static final String S23 = S22 + S22;
    private static final String S24 = S23 + S23;
    private static final String S25 = S24 + S24;
    private static final String S26 = S25 + S25;
    private static final String S27 = S26 + S26;
    private static final String S28 = S27 + S27;
    private static final String S29 = S28 + S28;
    private static final String S30 = S29 + S29;

    private static final int LENGTH = S30.length();
}
