/**
 * @generated SignedSource<<11b8981c7f8b090abcd7b999614f456b>>
 * @relayHash 54c6259bbef6208a1b45e800387e9fc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ffcb5bb7d41fd812d2aa0b8b589c688c39cc08f66f08b284a89f658703b3b6d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ffcb5bb7d41fd812d2aa0b8b589c688c39cc08f66f08b284a89f658703b3b6d3",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
