/**
 * @generated SignedSource<<2a2ee887883fcb6aedfcaaee15a42f23>>
 * @relayHash ed8b73de2bcd5f0e57fd9a62b8697ac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82693e6fd31ed9f5f8207ada39a8b3ffc5899490ad5024504027fc54c0c92d37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SetUpLocationsPageQuery } from './SetUpLocationsPageQuery.graphql';

const node: PreloadableConcreteRequest<SetUpLocationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "82693e6fd31ed9f5f8207ada39a8b3ffc5899490ad5024504027fc54c0c92d37",
    "metadata": {},
    "name": "SetUpLocationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
