/**
 * @generated SignedSource<<edaabe282f309bf8359b1eb8a41ff7b6>>
 * @relayHash 9176fea88cc15344fe02b89ff0dea803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c21ba97027031b5ea4976a952038b39121b24b05b92ad4e2433d3f422b70fd8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintPackingPageQuery } from './PrintPackingPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintPackingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c21ba97027031b5ea4976a952038b39121b24b05b92ad4e2433d3f422b70fd8a",
    "metadata": {},
    "name": "PrintPackingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
