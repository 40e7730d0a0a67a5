/**
 * @generated SignedSource<<28a656f050d6d6118cb57d9d39e7920d>>
 * @relayHash f12ccd74f388cfdbc94d827d8a839531
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6219027828f24f4adb15c548919467e14fc33ab6eef755f9977227e6c5fe3231

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6219027828f24f4adb15c548919467e14fc33ab6eef755f9977227e6c5fe3231",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
