/**
 * @generated SignedSource<<86ba1adb78824a41ddb93521d0398151>>
 * @relayHash 055d2aabcace6742bcaa66fdc2ea6bae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cc62233ea661d81006772bf83d073ddc32cb0c95610190d4343bcb60928e919

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cc62233ea661d81006772bf83d073ddc32cb0c95610190d4343bcb60928e919",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
