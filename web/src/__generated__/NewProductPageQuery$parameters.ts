/**
 * @generated SignedSource<<16219d479f77d159d88fc826cb141c5b>>
 * @relayHash 1fd08aa8da157f1b249defce74ea31d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48edcf7ffb3394e1f13e3e955c4c2286b25960055cc50cd91b9f991e8c327240

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewProductPageQuery } from './NewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<NewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48edcf7ffb3394e1f13e3e955c4c2286b25960055cc50cd91b9f991e8c327240",
    "metadata": {},
    "name": "NewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
